import type { Reader } from '../model/reader.ts';
import { calendarFeedPages } from './calendarFeeds.ts';

export const calendarLoaders = (reader: Reader) => ({
  /** Loads the links of any member. Only domain code may use it, and must return them to their member only. */
  calendarFeedsOfUser: calendarFeedPages(reader),
});
