type Row = Readonly<Record<string, unknown>>;
/** A learner's rows by table, as `exportMyData` gives them. */
export type LearnerRows = Readonly<Record<string, readonly Row[]>>;

/**
 * Where a learner's counters differ from what their facts add up to: answers recorded, results saved. Empty when nothing was
 * lost and nothing counted twice.
 */
export function counterFaults(tables: LearnerRows): string[] {
  return [...answerFaults(tables), ...resultFaults(tables)];
}

function answerFaults(tables: LearnerRows): string[] {
  const faults: string[] = [];
  const answered = (tables.practice_session_questions ?? []).filter((row) => row.user_answer !== null);
  const statistics = tables.question_statistics ?? [];
  const byQuestion = Map.groupBy(answered, (row) => String(row.question_id));
  if (statistics.length !== byQuestion.size) {
    faults.push(`${byQuestion.size} questions were answered and ${statistics.length} counted`);
  }
  for (const row of statistics) {
    const facts = byQuestion.get(String(row.question_id)) ?? [];
    const right = facts.filter((fact) => fact.is_correct === 1).length;
    if (row.times_seen !== facts.length || row.times_correct !== right) {
      faults.push(
        `${String(row.question_id)} was answered ${facts.length} times, ${right} right, and counted ${String(row.times_seen)}, ${String(row.times_correct)}`,
      );
    }
    const last = Math.max(...facts.map((fact) => Number(fact.answered_at)));
    const latest = facts.filter((fact) => fact.answered_at === last).map((fact) => fact.is_correct);
    if (!latest.includes(Number(row.last_correct)))
      faults.push(`${String(row.question_id)} has the wrong latest answer`);
  }
  const progress = tables.category_progress ?? [];
  for (const [category, rows] of Map.groupBy(statistics, (row) => row.category_id)) {
    const kept = progress.find((row) => row.category_id === category);
    const correct = rows.filter((row) => row.last_correct === 1).length;
    if (kept?.answered !== rows.length || kept.correct !== correct) {
      faults.push(
        `category ${String(category)} has ${rows.length} answered, ${correct} right, and says ${String(kept?.answered)}, ${String(kept?.correct)}`,
      );
    }
  }
  return faults;
}

function resultFaults(tables: LearnerRows): string[] {
  const faults: string[] = [];
  const results = tables.test_results ?? [];
  const profile = tables.profiles?.[0] ?? { tests_taken: 0, score_total: 0 };
  const scores = results.reduce((sum, row) => sum + Number(row.score), 0);
  if (profile.tests_taken !== results.length || profile.score_total !== scores) {
    faults.push(
      `${results.length} results with ${scores} points were counted ${String(profile.tests_taken)}, ${String(profile.score_total)}`,
    );
  }
  const areas = tables.area_totals ?? [];
  for (const [area, rows] of Map.groupBy(results, (row) => row.category)) {
    const kept = areas.find((row) => row.area === area);
    const passed = rows.filter((row) => row.passed === 1).length;
    if (kept?.taken !== rows.length || kept.passed !== passed) faults.push(`the area ${String(area)} is counted wrong`);
  }
  return faults;
}
