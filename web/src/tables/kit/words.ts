import type { Words } from '../contract';

export const words: Words = {
  'kit.bar': { de: 'Was jetzt zu tun ist', en: 'What to do now' },
  'kit.confirm.none': { de: 'Erst wählen', en: 'Choose first' },
  'kit.confirm.wait': { de: 'Du wartest', en: 'You wait' },
  'kit.letGo': { de: 'Zurückgelegt.', en: 'Put back.' },
  'kit.letGo.do': { de: 'Doch nicht', en: 'Never mind' },
  'kit.anytime': { de: 'Jederzeit', en: 'At any time' },
  'kit.you': { de: 'du', en: 'you' },
  'kit.onTurn': { de: 'am Zug', en: 'to move' },
  'kit.away': { de: 'weg', en: 'away' },
  'kit.standIn': { de: 'ein Bot spielt weiter', en: 'a bot plays on' },
  'kit.level': { de: 'Stufe {n}', en: 'level {n}' },
  'kit.points': { de: '{n} {n|Punkt|Punkte}', en: '{n} {n|point|points}' },
};
