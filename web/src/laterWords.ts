// What is said on every page, the lobby included, but not at once: it comes with the parts that say it.
import type { Words } from './text/phrasebook';

export const laterWords = {
  close: { de: 'Schließen', en: 'Close' },
  'keys.title': { de: 'Tasten', en: 'Keys' },
  'keys.help': { de: 'diese Übersicht', en: 'this list' },
  'keys.pieces': { de: 'zwischen Karten, Feldern und Knöpfen wandern', en: 'move between cards, fields and buttons' },
  'lobby.recent': { de: 'Deine letzten Tische', en: 'Your recent tables' },
  'lobby.recent.statistics': { de: 'Wie oft du gewinnst', en: 'How often you win' },
  'lobby.recent.over': { de: 'beendet', en: 'finished' },
  'lobby.recent.running': { de: 'läuft', en: 'running' },
  'lobby.recent.watched': { de: 'zugeschaut', en: 'watched' },
  'lobby.recent.pocket': { de: 'auf diesem Gerät', en: 'on this device' },
  'lobby.recent.forget': { de: '{game} aus der Liste nehmen', en: 'Remove {game} from the list' },
} satisfies Words;
