import type { Reader } from '../context.ts';
import { sessionPages } from './sessionList.ts';

export const sessionLoaders = (reader: Reader) => ({
  /** Whoever asks: only for the domain, which answers members their own alone. */
  sessionsOfUser: sessionPages(reader),
});
