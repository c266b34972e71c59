// What a game is called, also if the server does not offer it.
import { hasPhrase, phrase } from '../settings.svelte';

export const titleOf = (game: string): string => (hasPhrase(`${game}.title`) ? phrase(`${game}.title`) : game);
