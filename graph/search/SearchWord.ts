import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/**
 * A word that stands in a text that can be searched, as it was written but without case and accents: what a query's
 * last word may be the beginning of, and what a mistyped one may have meant. Triggers add what is new. The row that
 * brought a word is part of the key, so that two writers of the same new word never wait for one another.
 */
@Entity()
export class SearchWord {
  @PrimaryKey({ type: 'text', collation: 'C' })
  word: string;

  @PrimaryKey({ type: 'uuid' })
  sourceId: string;
}
