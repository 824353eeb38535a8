import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const suggestions = ['roundabout', 'no entry', 'red circle bike', 'blue arrow', 'speed limit'];

type NothingFoundProps = {
  /** How many signs there are without the filters. */
  readonly unfiltered: number;
  readonly onSearch: (text: string) => void;
};

export function NothingFound({ unfiltered, onSearch }: NothingFoundProps) {
  return (
    <EmptyState heading="Nothing found" sign="information-no-through-road">
      <p>
        {unfiltered > 0
          ? `Without what it looked like, ${unfiltered === 1 ? 'there is 1 sign' : `there are ${unfiltered} signs`}. Take a filter away, or search for something else.`
          : 'Try fewer or other words: what is on it, its colour and its shape.'}
      </p>
      <ul aria-label="Suggestions" className="flex flex-wrap justify-center gap-2">
        {suggestions.map((text) => (
          <li key={text}>
            <Button variant="secondary" onClick={() => onSearch(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
