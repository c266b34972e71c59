import type { Words } from '../text/phrasebook';

export const shareWords = {
  'result.title': { de: 'Ergebnis teilen', en: 'Share the result' },
  'result.making': { de: 'Das Bild wird gemalt …', en: 'Drawing the picture …' },
  'result.failed': {
    de: 'Dieser Browser konnte kein Bild daraus machen.',
    en: 'This browser could not make a picture of it.',
  },
  'result.alt': { de: 'Bild: {text}', en: 'Picture: {text}' },
  'result.share': { de: 'Bild teilen', en: 'Share the picture' },
  'result.save': { de: 'Bild speichern', en: 'Save the picture' },
  'result.link': { de: 'Link zum Ansehen der Partie', en: 'Link to watch the game' },
  'result.link.hint': {
    de: 'Wer diesen Link öffnet, kann die Partie Zug für Zug ansehen, mit allen Karten. Spielen kann damit niemand.',
    en: 'Whoever opens this link can watch the game move by move, with all cards. Nobody can play with it.',
  },
  'result.pocket': {
    de: 'Diese Partie liegt nur auf diesem Gerät; einen Link zu ihr gibt es nicht.',
    en: 'This game is on this device only; there is no link to it.',
  },
  'result.text': { de: '{game}: {text}', en: '{game}: {text}' },
} satisfies Words;

export type ShareWord = keyof typeof shareWords;
