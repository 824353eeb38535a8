/** Text in which MUST and MUST NOT, the words that carry law, stand out as they do in the printed Code. */
export function LawText({ children }: { readonly children: string }) {
  return children.split(/\b(MUST(?: NOT)?)\b/).map((part, index) =>
    index % 2 === 1 ? (
      // Parts of a fixed text never move.
      // oxlint-disable-next-line react/no-array-index-key
      <strong key={index} className="font-extrabold text-wrong">
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
