/** Whether the document still shows its initial shell. */
export const showsShell = (): boolean => document.querySelector('.shell') !== null;
