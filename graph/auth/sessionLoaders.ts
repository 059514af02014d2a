import type { Reader } from '../model/reader.ts';
import { sessionPages } from './sessionList.ts';

export const sessionLoaders = (reader: Reader) => ({
  /** Not filtered by viewer: only for the domain, which returns members their own sessions only. */
  sessionsOfUser: sessionPages(reader),
});
