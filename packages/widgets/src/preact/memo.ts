import {
  Component,
  type ComponentType,
  type FunctionComponent,
  type RenderableProps,
} from 'preact';

/** A component that renders again only when one of its props is another. */
export function memo<Props extends object>(
  component: FunctionComponent<Props>,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: RenderableProps<Props>) {
      return differ(this.props, next);
    }

    override render(props: RenderableProps<Props>) {
      return component(props);
    }
  };
}

function differ(one: object, other: object): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return true;
  return names.some((name) => !Object.is(Reflect.get(one, name), Reflect.get(other, name)));
}
