"""Words of complaints that records, files and packages share."""
