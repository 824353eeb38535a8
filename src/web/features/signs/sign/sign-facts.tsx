import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { findSignCategory } from '#domain/sign-categories.ts';

/** What is known of a sign, in words. */
export function SignFacts({ sign }: { readonly sign: SignEntry }) {
  const { name, category, meaning, whatToDo, mistakes, description } = sign;
  return (
    <>
      <div>
        <Link
          to={`/signs/categories/${category}`}
          className="inline-flex min-h-11 items-center font-sign font-bold text-accent-ink underline underline-offset-4"
        >
          {findSignCategory(category)?.title}
        </Link>
        <h2 className="text-3xl">{name}</h2>
      </div>
      <Fact heading="What it means">
        <p>{meaning}</p>
      </Fact>
      <Fact heading="What to do">
        <p>{whatToDo}</p>
      </Fact>
      <Fact heading="Mistakes people make">
        <ul className="list-disc pl-5">
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </Fact>
      <Fact heading="What it looks like">
        <p>{description}</p>
      </Fact>
    </>
  );
}

function Fact({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="max-w-[65ch]">
      <h3 className="text-lg">{heading}</h3>
      {children}
    </section>
  );
}
