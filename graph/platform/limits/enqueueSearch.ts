import { concurrencyGate } from './concurrencyGate.ts';
import { doors } from './doors.ts';

/** The gate of everything that reads many rows to find a few. */
export const enqueueSearch = concurrencyGate({ ...doors.search, of: 'searches', being: 'made' });
