import { server } from '../api';
import { isServerKey } from './bodies';

/** The key with which this server signs records. */
export const serverKey = async (): Promise<string> => (await server.get('/api/key', isServerKey)).key;
