export { CaseHero, type CaseHeroProps } from './CaseHero/CaseHero.js';
export {
  CaseFigure,
  DoorLight,
  PlaneFigure,
  type CaseFigureProps,
  type PlaneFigureProps,
} from './Figure/Figure.js';
export {
  caseFigureNames,
  figureNames,
  type CaseFigureName,
  type FigureName,
} from './Figure/figures.js';
export { FacingLists, type FacingListsProps } from './FacingLists/FacingLists.js';
export { Milestone, type MilestoneProps } from './Milestone/Milestone.js';
export { ProfileHero, type ProfileHeroProps } from './ProfileHero/ProfileHero.js';
export { Scene, type SceneName, type SceneProps } from './Scene/Scene.js';
export { SeatingPlan, type SeatingPlanProps } from './Scene/SeatingPlan.js';
export { SeminarDays, type SeminarDay, type SeminarDaysProps } from './SeminarDays/SeminarDays.js';
export {
  LargeTerms,
  Quotations,
  Stairs,
  WritingLines,
  type LargeTermsProps,
  type Quotation,
  type QuotationsProps,
  type StairsProps,
  type WritingLinesProps,
} from './TermLists/TermLists.js';
export { WithheldWords } from './WithheldWords/WithheldWords.js';
