import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../auth/useSession.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { MentionKeys } from './MentionList.tsx';
import { fillMention, mentionAt, type TypedMention } from './mentionAt.ts';

const listPart = lazyPart(() => import('./MentionList.tsx').then(({ MentionList }) => MentionList));

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onText(text: string): void;
  /** The post under which is written. Its people are suggested first. */
  postId?: string;
}

/**
 * A text area that suggests members after an @. HTML allows no `combobox` role on it, so it stays a text box that
 * refers to the list and its active option.
 */
export function MentionTextArea({ value, onText, postId, ref, onKeyDown, onBlur, ...attributes }: Props) {
  const { user } = useSession();
  const [mention, setMention] = useState<TypedMention>();
  const [activeId, setActiveId] = useState<string>();
  // The place of a mention whose list was closed by Escape.
  const dismissed = useRef<number>(undefined);
  const keys = useRef<MentionKeys>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => box.current);
  const listId = useId();

  const close = () => {
    dismissed.current = mention?.start;
    setMention(undefined);
  };
  const List = useLazyPart(listPart, mention !== undefined, close);

  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = user && selectionStart === selectionEnd ? mentionAt(text, selectionStart) : undefined;
    if (found?.start !== dismissed.current) dismissed.current = undefined;
    setMention(dismissed.current === undefined ? found : undefined);
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    onText(currentTarget.value);
    look(currentTarget);
  };
  // A click into a name that is already complete opens no list.
  const handleSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (mention) look(currentTarget);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mention && !event.nativeEvent.isComposing && keys.current?.press(event.key)) event.preventDefault();
    else onKeyDown?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLTextAreaElement>) => {
    setMention(undefined);
    onBlur?.(event);
  };
  const choose = (username: string) => {
    if (!mention) return;
    const filled = fillMention(value, mention, username);
    flushSync(() => {
      setMention(undefined);
      onText(filled.text);
    });
    box.current?.focus();
    box.current?.setSelectionRange(filled.caret, filled.caret);
  };

  return (
    <>
      <TextArea
        {...attributes}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={mention && activeId ? listId : undefined}
        aria-activedescendant={mention && activeId}
        onChange={handleChange}
        onSelect={handleSelect}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {mention && List && (
        <List
          ref={keys}
          id={listId}
          anchor={box}
          query={mention.query}
          postId={postId}
          onActive={setActiveId}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
