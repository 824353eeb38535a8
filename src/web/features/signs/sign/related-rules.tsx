import { RuleLinks } from '../rule-links.tsx';

/** The Highway Code's rules about a sign, each a link to where it can be read. */
export function RelatedRules({ rules }: { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <h3 id="rules" className="mb-2 text-lg">
        In the Highway Code
      </h3>
      <RuleLinks rules={rules} />
    </section>
  );
}
