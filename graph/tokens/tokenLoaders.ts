import type { Reader } from '../context.ts';
import { accessTokenPages } from './accessTokens.ts';

export const tokenLoaders = (reader: Reader) => ({
  /** Whoever asks: only for the domain, which answers members their own alone. */
  accessTokensOfUser: accessTokenPages(reader),
});
