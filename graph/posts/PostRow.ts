import type { Post } from '../model/posts/Post.ts';
import type { ViewerFacts } from '../model/posts/postPolicy.ts';
import type { CompanionColumns } from './postCompanions.ts';

/** A row of `post` with the facts that the policy needs, and the companions that the same statement has read. */
export type PostRow = Post & ViewerFacts & CompanionColumns;
