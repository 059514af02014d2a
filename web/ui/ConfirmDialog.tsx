import { confirmPart } from './floatingParts.ts';
import { dialogOf } from './lazyDialog.tsx';

/** Asks for confirmation. It stays open until the caller closes it, so that a failure loses nothing. */
export const ConfirmDialog = dialogOf(confirmPart);
