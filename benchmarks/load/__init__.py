"""Many tables at once on one server, and the same crowd before other people's servers."""
