import { testWidgets } from './every-widget.fixture.ts';

testWidgets(0, 4);
