import type { Words } from '../text/phrasebook';

export const dailyWords = {
  'daily.title': { de: 'Partie des Tages', en: 'Deal of the day' },
  'daily.intro': {
    de: 'Heute für alle gleich: dieselben Karten, derselbe Platz, dieselben Bots (Stufe 3).',
    en: 'The same for everybody today: the same deal, the same seat, the same bots (level 3).',
  },
  'daily.counts': { de: 'Dein erster Versuch zählt.', en: 'Your first try counts.' },
  'daily.new': { de: 'Noch nicht gespielt', en: 'Not played yet' },
  'daily.running': { de: 'Du bist mittendrin', en: 'You are in the middle of it' },
  'daily.played': {
    de: '{n} {n|hat|haben} sie hier schon zu Ende gespielt.',
    en: '{n} {n|has|have} played it to the end here.',
  },
  'daily.play': { de: 'Spielen', en: 'Play it' },
  'daily.goOn': { de: 'Weiterspielen', en: 'Go on' },
  'daily.again': { de: 'Noch einmal, ohne Wertung', en: 'Once more, not counted' },
  'daily.yours': {
    de: 'Dein Ergebnis: Platz {rank}',
    en: 'Your result: place {rank}',
  },
  'daily.yours.gaveUp': { de: 'Dein Ergebnis: aufgegeben', en: 'Your result: given up' },
  'daily.list': { de: 'So lief sie bei den anderen', en: 'How it went for others' },
  'daily.list.pocket': { de: 'So lief sie auf diesem Gerät', en: 'How it went on this device' },
  'daily.name': { de: 'Wer', en: 'Who' },
  'daily.rank': { de: 'Platz', en: 'Place' },
  'daily.points': { de: 'Wertung', en: 'Score' },
  'daily.when': { de: 'Wann', en: 'When' },
  'daily.you': { de: 'du', en: 'you' },
  'daily.gaveUp': { de: 'aufgegeben', en: 'given up' },
  'daily.strong': { de: 'Bot der Stufe 5', en: 'Level 5 bot' },
  'daily.strong.watch': { de: 'ansehen', en: 'watch' },
  'daily.strong.plays': {
    de: 'Ein Bot der Stufe 5 spielt gerade auf deinem Platz …',
    en: 'A bot of level 5 is playing your seat right now …',
  },
  'daily.uncounted': {
    de: 'Das war ein weiterer Versuch; gezählt hat der erste.',
    en: 'This was another try; the first one counted.',
  },
  'daily.full': {
    de: 'Das Blatt dieses Tages ist voll; dieser Versuch steht nicht darauf.',
    en: 'The sheet of this day is full; this try is not on it.',
  },
} satisfies Words;

export type DailyWord = keyof typeof dailyWords;
