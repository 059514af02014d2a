// Sets the theme before the first paint. A separate file, because the content security policy forbids inline scripts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('cycle-chat-theme');
  } catch {
    // A browser that blocks storage throws on access. The default is light.
  }
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
