import { AreaPage } from '#web/app/area-page.tsx';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { CategoryPicker } from './category-picker.tsx';
import { RevisionModal } from './revision-modal.tsx';

type CategorySelectionProps = {
  /** Slugs, with 'all' where every category is chosen. */
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
  readonly asksForScope: boolean;
  readonly onScopeChosen: () => void;
  readonly onContinue: () => void;
};

const intro =
  'Choose one topic, a few of them, or all sixteen. Next you say how many questions you want, and how the session is to treat you.';

/** The first steps: the reminder to choose what to revise, then the categories. */
export function CategorySelection(props: CategorySelectionProps) {
  const { selected, onSelect, asksForScope, onScopeChosen, onContinue } = props;
  return (
    <AreaPage
      wide
      intro={intro}
      actions={
        <ActionBar>
          <Button
            // Behind the dialog, which has a button of the same name.
            className={classes('flex-1 md:min-w-56 md:flex-none', asksForScope && 'invisible')}
            disabled={selected.length === 0}
            onClick={onContinue}
          >
            Continue
          </Button>
        </ActionBar>
      }
    >
      <CategoryPicker selected={selected} onSelect={onSelect} />
      <RevisionModal open={asksForScope} onContinue={onScopeChosen} />
    </AreaPage>
  );
}
