import type { Plugin } from 'vite';

/** Removes comments, indentation and other needless characters from the styles of the client. */
export function trimStyles(): Plugin {
  return {
    name: 'trim-styles',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: '@emotion/' },
      handler(code) {
        let trimmed = '';
        let end = 0;
        for (const text of textsOfStyles(this.parse(code), code)) {
          trimmed += code.slice(end, text.start) + trimStyle(code.slice(text.start, text.end));
          end = text.end;
        }
        return { code: trimmed + code.slice(end), map: null };
      },
    },
  };
}

/** The same style, shorter. The text may end at an interpolation, so a space at its ends stays. */
export function trimStyle(text: string): string {
  return withoutComments(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .replaceAll(/([{;][\w-]{1,40}:) /g, '$1')
    .replace(/^( ?[\w-]{1,40}:) /, '$1')
    .replaceAll(';}', '}');
}

function withoutComments(text: string): string {
  const [before = '', ...comments] = text.split('/*');
  return before + comments.map((comment) => comment.slice(comment.indexOf('*/') + 2)).join('');
}

interface Text {
  start: number;
  end: number;
}

/** The texts between the interpolations of each template that Emotion reads, in order. */
function* textsOfStyles(node: unknown, code: string): Generator<Text> {
  if (typeof node !== 'object' || node === null) return;
  if (isTagged(node) && emotionTag.test(code.slice(node.tag.start, node.tag.end))) {
    for (const text of node.quasi.quasis) yield text;
    return;
  }
  for (const child of Object.values(node)) yield* textsOfStyles(child, code);
}

const emotionTag = /^(?:styled[.(]|css$|keyframes$)/;

interface Tagged {
  tag: Text;
  quasi: { quasis: Text[] };
}

function isTagged(node: object): node is Tagged {
  return 'type' in node && node.type === 'TaggedTemplateExpression';
}
