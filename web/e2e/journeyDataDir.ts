import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The DATA_DIR of the instance of the journeys, for the server and for commands beside it. */
export const journeyDataDir = (port = process.env.JOURNEY_PORT): string =>
  join(realpathSync(tmpdir()), `cycle-chat-journeys-${port}`);
