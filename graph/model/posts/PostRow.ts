import type { Post } from './Post.ts';
import type { CompanionColumns } from './postCompanions.ts';
import type { ViewerFacts } from './postPolicy.ts';

/** A row of `post` with the facts that the policy needs, and the companions that the same statement has read. */
export type PostRow = Post & ViewerFacts & CompanionColumns;
