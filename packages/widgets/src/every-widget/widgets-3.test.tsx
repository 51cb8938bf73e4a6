import { testWidgets } from './every-widget.fixture.ts';

testWidgets(2, 4);
