/** Whether the page still shows the shell that it came with. */
export const showsShell = (): boolean => document.querySelector('.shell') !== null;
