import { IsOptional } from 'class-validator';
import { inputLimits } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';

/** The words with which a member asks to join a group. */
export class GroupRequestWords {
  @IsOptional()
  @Text({ maximum: inputLimits.group.requestWords })
  words: string | null;
}
