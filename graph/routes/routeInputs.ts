import { ClientId, Text } from '../platform/graphql/validation.ts';

/** A route to create. */
export class CreateRouteInput {
  @ClientId()
  id?: string | null;

  /** The text of a file, or the URL under which the inbox stores it. */
  @Text({ minimum: 1, maximum: 21_000_000, message: 'The route file is empty', verbatim: true })
  file: string;
}
