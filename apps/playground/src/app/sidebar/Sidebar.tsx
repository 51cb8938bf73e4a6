import { useStore } from '@nanostores/react';
import type { CatalogueWidget } from '../../catalogue/catalogue.ts';
import { usePlayground } from '../store-context.ts';

/** What the domains are called here; others by their own name. */
const titles: Readonly<Record<string, string>> = { site: 'Our own site' };

/** Every widget, by domain; those for any page first. */
export function Sidebar() {
  const { catalogue, pick, $widget } = usePlayground();
  const { tag } = useStore($widget);
  return (
    <nav className="sidebar" aria-label="Widgets">
      {groupByDomain(catalogue.widgets).map(([domain, widgets]) => (
        <section key={domain} aria-labelledby={`domain-${domain}`}>
          <h2 id={`domain-${domain}`}>{titleOf(domain)}</h2>
          <ul>
            {widgets.map((widget) => (
              <li key={widget.tag}>
                <a
                  href={`?widget=${widget.tag}`}
                  aria-current={widget.tag === tag ? 'page' : undefined}
                  onClick={(click) => {
                    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
                    click.preventDefault();
                    pick(widget.tag);
                  }}
                >
                  {widget.tag}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function titleOf(domain: string): string {
  return titles[domain] ?? (domain[0] ?? '').toUpperCase() + domain.slice(1);
}

function groupByDomain(
  widgets: readonly CatalogueWidget[],
): readonly (readonly [string, readonly CatalogueWidget[]])[] {
  const groups = Object.groupBy(widgets, ({ domain }) => domain);
  const rank = (domain: string) => (domain === 'site' ? 1 : domain === 'search' ? -1 : 0);
  return Object.entries(groups)
    .map(([domain, group = []]) => [domain, group] as const)
    .sort(([one], [other]) => rank(one) - rank(other));
}
