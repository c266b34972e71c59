import type { Words } from '../text/phrasebook';
import type { TalkPhrase, TalkReaction } from './kinds';

type Pair = { de: string; en: string };

const phrases: Record<`talk.phrase.${TalkPhrase}`, Pair> = {
  'talk.phrase.hello': { de: 'Hallo zusammen!', en: 'Hello everybody!' },
  'talk.phrase.goodLuck': { de: 'Viel Glück euch!', en: 'Good luck to you!' },
  'talk.phrase.yourTurn': { de: 'Ich glaube, du bist dran.', en: 'I think it is your turn.' },
  'talk.phrase.oneMoment': { de: 'Einen Moment bitte.', en: 'One moment, please.' },
  'talk.phrase.noHurry': { de: 'Lass dir Zeit.', en: 'Take your time.' },
  'talk.phrase.goodMove': { de: 'Guter Zug!', en: 'Good move!' },
  'talk.phrase.close': { de: 'Das war knapp!', en: 'That was close!' },
  'talk.phrase.sorry': { de: 'Tut mir leid.', en: 'Sorry about that.' },
  'talk.phrase.thanks': { de: 'Danke!', en: 'Thank you!' },
  'talk.phrase.goodGame': { de: 'Das war eine schöne Partie.', en: 'That was a fine game.' },
  'talk.phrase.again': { de: 'Spielen wir noch einmal?', en: 'Shall we play again?' },
  'talk.phrase.goodbye': { de: 'Ich muss los. Bis bald!', en: 'I have to go. See you!' },
};

const reactions: Record<`talk.reaction.${TalkReaction}`, Pair> = {
  'talk.reaction.applause': { de: 'Beifall', en: 'Applause' },
  'talk.reaction.laugh': { de: 'Lachen', en: 'Laughter' },
  'talk.reaction.oops': { de: 'Hoppla', en: 'Oops' },
  'talk.reaction.thinking': { de: 'Grübeln', en: 'Pondering' },
  'talk.reaction.heart': { de: 'Herz', en: 'Heart' },
};

export const talkWords = {
  ...phrases,
  ...reactions,
  'talk.to': { de: '{reaction} für {name}', en: '{reaction} for {name}' },
  'talk.reactions': { de: 'Gesten an', en: 'Reactions to' },
  'talk.phrases': { de: 'Fertige Sätze', en: 'Phrases' },
  'talk.text': { de: 'Was du sagen willst', en: 'What you want to say' },
  'talk.send': { de: 'Sagen', en: 'Say it' },
  'talk.empty': { de: 'Noch hat niemand etwas gesagt.', en: 'Nobody has said anything yet.' },
  'talk.watchers': {
    de: 'Das lesen nur, die zuschauen. Wer spielt, sieht es erst nach dem Ende.',
    en: 'Only those who watch read this. Players see it after the end.',
  },
  'talk.onlyPhrases': {
    de: 'An diesem Tisch gibt es nur fertige Sätze und Gesten.',
    en: 'At this table there are only phrases and reactions.',
  },
  'talk.isOff': { de: 'Du hörst gerade niemanden.', en: 'You are not listening just now.' },
  'talk.turnOff': { de: 'Nicht zuhören', en: 'Stop listening' },
  'talk.turnOn': { de: 'Wieder zuhören', en: 'Listen again' },
  'talk.watcher': { de: 'schaut zu', en: 'watching' },
  'talk.nobody': { de: 'Gast {n}', en: 'Guest {n}' },
  'talk.more': { de: 'Was tun mit dieser Zeile von {name}?', en: 'What to do about this line by {name}?' },
  'talk.mute': { de: '{name} auf diesem Gerät stumm schalten', en: 'Mute {name} on this device' },
  'talk.muted': { de: 'Stumm geschaltet: {n}', en: 'Muted: {n}' },
  'talk.unmute': { de: 'Alle wieder hören', en: 'Hear everybody again' },
  'talk.report': { de: 'Dem Gastgeber melden', en: 'Report to the host' },
  'talk.reported': {
    de: 'Gemeldet. Wer diesen Server betreibt, kann die Zeile jetzt lesen.',
    en: 'Reported. Whoever runs this server can read the line now.',
  },
  'talk.save': { de: 'Speichern', en: 'Save' },
  'talk.says': { de: '{name}: {text}', en: '{name}: {text}' },
} satisfies Words;

export type TalkWord = keyof typeof talkWords;
