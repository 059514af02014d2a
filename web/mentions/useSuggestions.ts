import type { MentionSuggestionsQuery } from '../generated.ts';
import { useMentionSuggestionsQuery } from '../generated.ts';
import { useSettled } from '../lib/useSettled.ts';

export type Suggestion = MentionSuggestionsQuery['mentionSuggestions'][number];

/** Milliseconds without a key press before the server is asked. */
const pause = 150;

const includes = (name: string, query: string) => name.toLowerCase().includes(query.toLowerCase());

/** The members to suggest for the typed characters. While the server is asked, those of the former list that still match. */
export function useSuggestions(query: string, postId: string | undefined): readonly Suggestion[] {
  const text = useSettled(query, pause);
  const { data, previousData } = useMentionSuggestionsQuery({ variables: { text, postId } });
  const found = (data ?? previousData)?.mentionSuggestions ?? [];
  if (data && text === query) return found;
  return found.filter(({ user }) => includes(user.username, query) || includes(user.displayName, query));
}
