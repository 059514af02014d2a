import type { ChangeEvent, ComponentProps } from 'react';
import { useRef } from 'react';
import { Button } from './Button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'pending' | 'children'> {
  /** The name of the field of the file. */
  label: string;
  onChoose(file: File): void;
}

/** Opens the device's picture picker. */
export function FileButton({ label, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onChoose(file);
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept="image/*" aria-label={label} hidden onChange={handleChange} />
    </>
  );
}
