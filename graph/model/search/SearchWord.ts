import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';

/**
 * A word of a searchable text, without case and accents. It completes the last word of a query and corrects misspelt
 * words. Triggers insert new words. The source row's id is part of the key, so that two writers of the same new word
 * never wait for each other.
 */
@Entity()
@SqlIndex('search_word_length_index', '"search_word" (char_length(word), word)')
@Index({ name: 'search_word_source_index', properties: ['sourceId'] })
@SqlIndex('search_word_author_index', '"search_word" (author_id) where author_id is not null')
export class SearchWord {
  @PrimaryKey({ type: 'text', collation: 'C' })
  word: string;

  @PrimaryKey({ type: 'uuid' })
  sourceId: string;

  /** The member who wrote the text. Null for the texts of operators, and for words that an earlier version has learned. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null = null;
}
