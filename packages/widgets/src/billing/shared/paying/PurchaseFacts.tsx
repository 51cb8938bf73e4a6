import './checkout-frame.css';

/** A fact by its name, with a line for each of its parts. */
export type PurchaseFact = readonly [name: string, lines: readonly string[]];

/** Facts of a list; those without a line are left out. */
export function PurchaseFacts({ facts }: { readonly facts: readonly PurchaseFact[] }) {
  return facts
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => (
      <div key={name} className="checkout-sum">
        <dt>{name}</dt>
        <dd>
          {lines.map((line) => (
            <span key={line} className="checkout-fact">
              {line}
            </span>
          ))}
        </dd>
      </div>
    ));
}
