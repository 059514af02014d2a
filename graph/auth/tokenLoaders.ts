import type { Reader } from '../model/reader.ts';
import { accessTokenPages } from './accessTokens.ts';

export const tokenLoaders = (reader: Reader) => ({
  /** Not filtered by viewer: only for the domain, which returns members their own tokens only. */
  accessTokensOfUser: accessTokenPages(reader),
});
