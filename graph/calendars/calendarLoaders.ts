import type { Reader } from '../context.ts';
import { calendarFeedPages } from './calendarFeeds.ts';

export const calendarLoaders = (reader: Reader) => ({
  /** Whoever asks: only for the domain, which answers members their own alone. */
  calendarFeedsOfUser: calendarFeedPages(reader),
});
