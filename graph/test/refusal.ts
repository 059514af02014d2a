import { EnvironmentError } from '../platform/env/EnvironmentError.ts';
import { readEnv } from '../platform/env/env.ts';

/** Why these settings stop the start, or 'accepted'. */
export function refusal(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'accepted';
}
