import { IsOptional } from 'class-validator';
import { inputLimits } from '../model/inputLimits.ts';
import { ImageUrl } from '../model/media/imageUrls.ts';
import { Text } from '../platform/graphql/validation.ts';

const limits = inputLimits.group;

/** The facts of a group as its operator gives them. */
export class GroupInput {
  @Text({ minimum: 1, maximum: limits.name, message: `name must have 1 to ${limits.name} characters`, isName: true })
  name: string;

  @IsOptional()
  @Text({ maximum: limits.description })
  description: string | null = null;

  @IsOptional()
  @ImageUrl()
  picture: string | null = null;
}
