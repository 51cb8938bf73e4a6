import { testWidgets } from './every-widget.fixture.ts';

testWidgets(1, 4);
