const { configure } = require('@testing-library/react');

// For a machine that does other things as well; what comes is seen at once all the same.
configure({ asyncUtilTimeout: 15_000 });
