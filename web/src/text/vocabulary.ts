// Learns the words of the page, of the engine and of the server (generated).
import { phrases } from '../generated/phrases';
import { laterWords } from '../laterWords';
import { words } from '../words';
import { learn } from './dictionary';

learn(phrases);
learn(laterWords);
learn(words);
