export { KeepTrying } from './KeepTrying.tsx';
export { MapSection } from './MapSection.tsx';
export { NoResults } from './NoResults.tsx';
export { InterpretationNote, SimilarNote, UnknownTypeNote } from './ResultNotes.tsx';
export { ResultsPager } from './ResultsPager.tsx';
export { SearchFailure, StaleBar } from './SearchFailure.tsx';
export { aroundStyles } from './styles.ts';
export { ViewSwitch } from './ViewSwitch.tsx';
