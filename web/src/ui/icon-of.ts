import { type ComponentPropsWithRef, createElement } from 'react';

type Shape = readonly [tag: string, attributes: Record<string, string>];

const STROKES = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Makes the icons of lucide-react in the built app (`web/build/lean-icons.ts`): their shapes, drawn by strokes. */
export default ({ node }: { node: readonly Shape[] }) =>
  function Icon(props: ComponentPropsWithRef<'svg'>) {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...STROKES, ...props }, ...shapes);
  };
