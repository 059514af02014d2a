// Sets the theme before the first paint. A file of its own, because the content security policy forbids inline scripts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('cycle-chat-theme');
  } catch {
    // A browser that forbids storage throws on access; light, the default, holds there.
  }
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
