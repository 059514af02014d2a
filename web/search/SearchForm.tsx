import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '../ui/SearchInput.tsx';

interface Props {
  /** What the page shows the results of. */
  query: string;
}

/** The longest text that the server looks for. */
const LONGEST_QUERY = 200;

export function SearchForm({ query }: Props) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(query);
  const [text, setText] = useState(query);

  // Another page of results, as by going back, brings its own text.
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
          maxLength={LONGEST_QUERY}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
