import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '../ui/SearchInput.tsx';

interface Props {
  /** The query of the results on the page. */
  query: string;
}

/** The server's limit for a query. */
const MAX_QUERY_LENGTH = 200;

export function SearchForm({ query }: Props) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(query);
  const [text, setText] = useState(query);

  // Another results page, as after going back, has its own query.
  if (query !== shown) {
    setShown(query);
    setText(query);
  }

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) navigate(`/explore?q=${encodeURIComponent(wanted)}`);
  };

  return (
    <search>
      <form onSubmit={handleSubmit}>
        <SearchInput
          label="Search"
          placeholder="Search"
          size="large"
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
