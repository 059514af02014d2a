import { useToast } from './Toast.tsx';

const SHARED_TEXT_LENGTH = 100;

interface Shared {
  /** The path of the page on this server. */
  path: string;
  /** Words for the share sheet. They are cut to 100 characters. */
  text: string;
}

/** Shares a page's link through the device's share sheet if there is one, else copies it to the clipboard. */
export function useShareLink({ path, text }: Shared): () => Promise<void> {
  const toast = useToast();

  return async () => {
    const url = window.location.origin + path;
    const shared = { title: 'Cycle Chat', text: truncate(text), url };
    try {
      if (navigator.canShare?.(shared)) {
        await navigator.share(shared);
        return;
      }
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied!', tone: 'success' });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('Sharing failed:', error);
      toast({ title: 'Share failed', text: `Unable to copy link. Please share manually: ${url}`, tone: 'danger' });
    }
  };
}

function truncate(content: string): string {
  const characters = Array.from(content);
  if (characters.length <= SHARED_TEXT_LENGTH) return content;
  return `${characters.slice(0, SHARED_TEXT_LENGTH).join('').trimEnd()}…`;
}
